import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

/** What the journeys need to know of a sample exam: its name, and the right option of each question. */
export interface Paper {
  topic: string
  reading: PaperQuestion[]
  listening: PaperQuestion[]
}

/** A question of a sample exam. */
export interface PaperQuestion {
  number: number
  /** The position of the right option, from 0. */
  right: number
  options: number
}

interface ExamFile {
  topic: string
  questions: { number: number; type: 'reading' | 'listening'; options: { correct?: boolean }[] }[]
}

/** The sample content is checked by tests of its own, so its shape is taken as it is. */
const parseExam: (text: string) => ExamFile = parse

/** Reads a sample exam from `content/exams`: the same file the server was seeded from. */
export function readPaper(slug: string): Paper {
  const path = fileURLToPath(new URL(`../../../../content/exams/${slug}/exam.yaml`, import.meta.url))
  const exam = parseExam(readFileSync(path, 'utf8'))
  const section = (type: 'reading' | 'listening') =>
    exam.questions
      .filter((question) => question.type === type)
      .toSorted((a, b) => a.number - b.number)
      .map((question) => ({
        number: question.number,
        right: question.options.findIndex((option) => option.correct === true),
        options: question.options.length,
      }))
  return { topic: exam.topic, reading: section('reading'), listening: section('listening') }
}
