import { clearDeviceRecords } from './deviceRecord'
import { deviceStore } from './deviceStore'
import { packStore } from './packStore'

/**
 * Removes questions and drills from this device; answers that the server lacks stay. Never rejects.
 *
 * @param exceptOf the learner who stays; by default nobody
 */
export function clearPractice(exceptOf?: string): Promise<void> {
  clearDeviceRecords(deviceStore, exceptOf)
  return packStore.clear(exceptOf)
}
