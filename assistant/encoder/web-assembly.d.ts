/** Node has WebAssembly; its types stand in those of browsers alone. What is used of them, declared as there. */
declare namespace WebAssembly {
  interface MemoryDescriptor {
    /** Pages of 64 KB. */
    initial: number;
  }
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
  var Memory: { prototype: Memory; new (descriptor: MemoryDescriptor): Memory };

  interface Module {}
  var Module: { prototype: Module; new (bytes: BufferSource): Module };

  interface Instance {
    readonly exports: Exports;
  }
  var Instance: { prototype: Instance; new (module: Module, importObject?: Imports): Instance };
}
