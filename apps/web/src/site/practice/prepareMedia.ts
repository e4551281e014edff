import { deviceStore } from './deviceStore'
import { packStore } from './packStore'
import { questionMedia } from './questionMedia'
import { savedDrill } from './savedDrill'

/** Fetches the media of the questions on this device: today's, and those of the latest drill. Removes all others. */
export async function prepareMedia(ownerId: string): Promise<void> {
  const pack = await packStore.find(ownerId)
  const drill = savedDrill(deviceStore, ownerId).find()
  const questions = [...(pack?.cards ?? []), ...(drill?.questions ?? [])].map(({ question }) => question)
  await packStore.prepare(ownerId, questionMedia(questions))
}
