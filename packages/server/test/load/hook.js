// Loaded into every server before its own code: it tells what the process has used, when it is asked.
process.on('message', (words) => {
  if (words === 'tidy') globalThis.gc();
  process.send({ cpu: process.cpuUsage(), memory: process.memoryUsage() });
});
