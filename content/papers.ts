import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readClips } from './tools/clips'
import type { Line } from './tools/voices'
import type { Paper, PaperGroup, PaperQuestion } from '@naru/exam-kit/content'

type With<Of, Fields extends keyof Of> = Of & Required<Pick<Of, Fields>>
type Scripted<Of> = Omit<Of, 'script'> & { script?: Line[] }

/** What questions and groups of this content have beyond the contract's demands. */
export type Question = Scripted<With<PaperQuestion, 'item' | 'explanation' | 'translations' | 'vocabulary' | 'tags'>>
export type Group = Scripted<With<PaperGroup, 'translations'>>
type Times = 'readingTimeMinutes' | 'listeningTimeMinutes'
type Exam = Omit<With<Paper, 'photo' | Times>, 'groups' | 'questions'> & { groups?: Group[]; questions: Question[] }

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
