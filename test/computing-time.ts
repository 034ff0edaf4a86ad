/** How long this thread computes, in milliseconds: whatever else a machine has to do does not count. */
export async function computingTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
