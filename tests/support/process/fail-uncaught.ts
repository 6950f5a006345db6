/** Loaded into a store before its own code: by a signal something fails in it that nothing catches. */
const failure = () =>
  Object.assign(new Error('no mail to planted@example.com', { cause: 'planted@example.com' }), {
    recipients: ['planted@example.com'],
  });

process.on('SIGUSR2', () => {
  throw failure();
});
process.on('SIGHUP', () => {
  void Promise.reject(failure());
});
