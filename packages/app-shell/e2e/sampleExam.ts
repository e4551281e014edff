import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

/** A sample exam: its topic, and the correct option of each question. */
export interface SampleExam {
  topic: string
  translations: Translations
  reading: SampleQuestion[]
  listening: SampleQuestion[]
}

export interface SampleQuestion {
  number: number
  /** Questions of one group share its clip. */
  group: string | undefined
  /** Position of the correct option, from 0. */
  right: number
  options: number
  /** Why each option is wrong, by language. */
  notes: Readonly<Record<string, string>>[]
}

type Translations = Record<string, { topic: string; description: string; duration: string; guidelines: string[] }>

interface ExamFile {
  topic: string
  translations: Translations
  questions: {
    number: number
    type: 'reading' | 'listening'
    group?: string
    options: { correct?: boolean; notes?: Readonly<Record<string, string>> }[]
  }[]
}

/** Not validated here: the sample content has its own tests. */
const parseExam: (text: string) => ExamFile = parse

/** Reads a sample exam from the file in `content/exams` that the server is seeded from. */
export function readSampleExam(slug: string): SampleExam {
  const path = fileURLToPath(new URL(`../../../content/exams/${slug}/exam.yaml`, import.meta.url))
  const exam = parseExam(readFileSync(path, 'utf8'))
  const section = (type: 'reading' | 'listening') =>
    exam.questions
      .filter((question) => question.type === type)
      .toSorted((a, b) => a.number - b.number)
      .map((question) => ({
        number: question.number,
        group: question.group,
        right: question.options.findIndex((option) => option.correct === true),
        options: question.options.length,
        notes: question.options.map(({ notes = {} }) => notes),
      }))
  const { topic, translations } = exam
  return { topic, translations, reading: section('reading'), listening: section('listening') }
}
