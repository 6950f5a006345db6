/**
 * V8 keeps up to three times this for what is new, and by itself grows it to 48 MB on a machine with much memory, for good: 100 MB more
 * for a store that has little to do. It is asked for before the engine starts.
 */
const NEW_SPACE_MB = 4;
const OF_NEW_SPACE = '--max-semi-space-size';
/** What the allocator of Linux keeps of what was given back, in bytes. Left alone, it learns to keep 20 MB after the first compressed pages. */
const KEPT_FREE_BYTES = 128 * 1024;

/**
 * Runs the same program anew in this process, with the settings of memory that hold only from the start; its number and its streams stay.
 * Does nothing the second time, where somebody set them, and on Windows, which cannot.
 */
export function restartWithLessMemory(): void {
  const { execPath, execArgv, argv, env, platform } = process;
  const isSet = env['MALLOC_TRIM_THRESHOLD_'] !== undefined;
  if (isSet || platform === 'win32' || !process.execve) return;
  const options = [...execArgv, ...(env['NODE_OPTIONS']?.split(/\s+/) ?? [])];
  const ownSpace = options.some((option) => option.startsWith(OF_NEW_SPACE));
  process.execve(
    execPath,
    [execPath, ...execArgv, ...(ownSpace ? [] : [`${OF_NEW_SPACE}=${NEW_SPACE_MB}`]), ...argv.slice(1)],
    { ...env, MALLOC_TRIM_THRESHOLD_: String(KEPT_FREE_BYTES) },
  );
}
