/** Runs a command: what it says on success, or in one line why it failed, and exit 1. */
export async function finish(run: () => Promise<readonly string[]>): Promise<void> {
  try {
    console.log((await run()).join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
