import { optionalProp, type ExamTexts } from '@naru/exam-kit/content'
import { exams } from './schema'

export interface Named {
  topic: string
  translations?: Record<string, ExamTexts> | null | undefined
}

export const examName = { topic: exams.topic, translations: exams.translations }

/** @returns the topic and its translations, without the other texts of the exam */
export const nameOf = ({ topic, translations }: Named) => {
  const topics: Record<string, ExamTexts> = {}
  for (const [language, texts] of Object.entries(translations ?? {}))
    if (texts.topic !== undefined) topics[language] = { topic: texts.topic }
  return { topic, ...optionalProp('translations', Object.keys(topics).length === 0 ? undefined : topics) }
}

export type ExamName = ReturnType<typeof nameOf>

/** @returns the topic in a language, else in English */
export const topicIn = ({ topic, translations }: Named, language: string | null) =>
  translations?.[language ?? 'en']?.topic ?? topic
