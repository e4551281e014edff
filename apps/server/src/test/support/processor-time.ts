/** Processor time of this process so far, in ms. Unlike elapsed time, it excludes other load of the machine. */
export const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
