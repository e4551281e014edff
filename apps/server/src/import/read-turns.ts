import { join } from 'node:path'
import { fieldsIn, isFields, type Fields } from '@naru/exam-kit/content'
import { readYaml } from './read-file'

/** What is known of the clips of a folder; the clip maker writes it. */
const CLIPS = 'audio/clips.json'

/**
 * Reads where the turns of the clips of a folder are.
 * @param files - paths inside the folder
 * @returns what adds them to the questions, groups or items of a file
 */
export const readTurns = (folder: string, files: ReadonlySet<string>): ((raw: unknown) => unknown) => {
  const read = files.has(CLIPS) ? readYaml(join(folder, CLIPS)) : { fault: '' }
  const clips = 'value' in read && isFields(read.value) ? read.value : {}
  const withTurns = (holder: Fields): Fields => {
    const clip = clips[String(holder['dialogue'] ?? holder['audio'])]
    if (!isFields(clip) || !Array.isArray(clip['turns'])) return holder
    const turns = clip['turns'].map((range: unknown) =>
      Array.isArray(range) ? { start: range[0], end: range[1] } : {},
    )
    return { ...holder, turns }
  }
  return (raw) => {
    if (!isFields(raw)) return raw
    const lists = ['questions', 'groups', 'items'].filter((list) => Array.isArray(raw[list]))
    return { ...raw, ...Object.fromEntries(lists.map((list) => [list, fieldsIn(raw[list]).map(withTurns)])) }
  }
}
