/** How many things each visitor has open at once. */
export interface ConnectionCount {
  /** False, and nothing counted, when `who` has as many open as are allowed. */
  enter(who: string): boolean;
  leave(who: string): void;
}

/** Counted in this process: a socket lives and dies with its process. */
export function countConnections(options: { each: number; all: number }): ConnectionCount {
  const open = new Map<string, number>();
  let all = 0;
  return {
    enter(who) {
      const own = open.get(who) ?? 0;
      if (own >= options.each || all >= options.all) return false;
      open.set(who, own + 1);
      all += 1;
      return true;
    },
    leave(who) {
      const own = open.get(who) ?? 0;
      if (own === 0) return;
      all -= 1;
      if (own === 1) open.delete(who);
      else open.set(who, own - 1);
    },
  };
}
