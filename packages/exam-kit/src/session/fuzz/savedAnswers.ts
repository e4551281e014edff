import { optionKey, type ExamDefinition } from '../../engine'
import type { World } from './world'

/** Serializes everything that holds answers: pages, storage, backup store, outbox, server. */
export function savedTexts({ pages, storage, backupStore, server, definition }: World): string {
  const memory = [...pages.values()].map(({ session }) => session.getSnapshot().state.choices)
  const texts = (choices: Readonly<Record<string, string>>) =>
    Object.entries(choices).map(([id, optionId]) => mark(definition, id, optionId))
  return JSON.stringify([
    memory.map(texts),
    storage.entries(),
    backupStore.current(),
    server.progress.saved,
    [...server.results.values()],
  ])
}

function mark(definition: ExamDefinition, questionId: string, optionId: string): string {
  const option = definition.questions.find(({ id }) => id === questionId)?.options.find(({ id }) => id === optionId)
  return `${questionId}=${option ? optionKey(option) : ''}`
}

/** Whether an answer occurs in the saved texts. */
export function isSaved(world: World, saved: string, questionId: string, optionId: string): boolean {
  const text = mark(world.definition, questionId, optionId).slice(questionId.length + 1)
  const plain = saved.replaceAll('\\', '')
  return [
    `"${questionId}=${text}"`,
    `"${questionId}":"${text}"`,
    `"${questionId}":["${optionId}",`,
    `"questionId":"${questionId}","userAnswer":"${text}"`,
  ].some((form) => plain.includes(form))
}
