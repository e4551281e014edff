import { optionKey, type ExamDefinition } from '../../engine'
import type { World } from './world'

/** Everything that is written down anywhere: pages, storage, mirror, outbox, server. */
export function everything({ pages, storage, mirror, server, definition }: World): string {
  const memory = [...pages.values()].map(({ session }) => session.getSnapshot().state.choices)
  const texts = (choices: Readonly<Record<string, string>>) =>
    Object.entries(choices).map(([id, optionId]) => mark(definition, id, optionId))
  return JSON.stringify([
    memory.map(texts),
    storage.entries(),
    mirror.current(),
    server.progress.kept,
    [...server.results.values()],
  ])
}

/** How an answer looks wherever it is written down: its question and its text, or its question and its option. */
function mark(definition: ExamDefinition, questionId: string, optionId: string): string {
  const option = definition.questions.find(({ id }) => id === questionId)?.options.find(({ id }) => id === optionId)
  return `${questionId}=${option ? optionKey(option) : ''}`
}

/** Whether an answer is among what is written down. */
export function isSomewhere(world: World, written: string, questionId: string, optionId: string): boolean {
  const text = mark(world.definition, questionId, optionId).slice(questionId.length + 1)
  const plain = written.replaceAll('\\', '')
  return [
    `"${questionId}=${text}"`,
    `"${questionId}":"${text}"`,
    `"${questionId}":["${optionId}",`,
    `"questionId":"${questionId}","userAnswer":"${text}"`,
  ].some((form) => plain.includes(form))
}
