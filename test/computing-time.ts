/** CPU time of this thread, in milliseconds; other processes do not count. */
export async function computingTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
