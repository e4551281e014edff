import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readClips } from './tools/clips'
import type { Line } from './tools/voices'

type TextsInOtherLanguages = { ko?: string; si?: string; ta?: string }

export type Option = {
  text?: string
  photo?: string
  spoken?: string
  note?: string
  notes?: TextsInOtherLanguages
  correct?: true
}

type Translation = { text?: string; transcript?: string }
type Translations = { en?: Translation; ko?: Translation; si?: Translation; ta?: Translation }

export type Question = {
  number: number
  item: string
  type: 'reading' | 'listening'
  group?: string
  text?: string
  photo?: string
  chart?: string
  audio?: string
  audioStart?: number
  dialogue?: string
  script?: Line[]
  spokenBy?: 'a' | 'b'
  options: Option[]
  explanation: string
  explanations?: TextsInOtherLanguages
  translations: Translations
  vocabulary: string[]
  tags: { family: string; level: number; grammar?: string[] }
}

export type Group = {
  id: string
  text?: string
  photo?: string
  audio?: string
  audioStart?: number
  dialogue?: string
  script?: Line[]
  translations: Translations
}

export type Exam = {
  id: string
  topic: string
  description: string
  duration: string
  photo: string
  readingTimeMinutes: number
  listeningTimeMinutes: number
  verdictThresholds?: { excellent: number; good: number }
  guidelines: string[]
  translations?: Record<string, { description?: string; duration?: string; guidelines?: string[] }>
  groups?: Group[]
  questions: Question[]
}

export const ROOT = import.meta.dirname

export const text = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8')

export const slugs = readdirSync(join(ROOT, 'exams')).filter((name) =>
  statSync(join(ROOT, 'exams', name)).isDirectory(),
)

/** The papers that play as long as the real one. */
export const fullPapers = ['eps-topik-mock-1', 'eps-topik-mock-2', 'eps-topik-mock-3']

export const readExam = (slug: string) => {
  const exam: Exam = parse(text('exams', slug, 'exam.yaml'))
  return exam
}

export const readBankItems = () =>
  readdirSync(join(ROOT, 'bank'))
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => {
      const { items }: { items: Question[] } = parse(text('bank', name))
      return items
    })

/** Reads the entries of the clips of a folder; none if it has no clips. */
export const readEntries = (folder: string) => readClips(join(ROOT, folder, 'audio', 'clips.json'))
