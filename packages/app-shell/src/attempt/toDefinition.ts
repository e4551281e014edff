import type { Exam } from '@naru/api'
import { definitionOf, type ExamDefinition } from '@naru/exam-kit/engine'
import { mediaUrl } from './mediaUrl'

/** @param mediaBase where media is loaded from; '' means the page's own origin */
export const toDefinition = (exam: Exam, mediaBase = ''): ExamDefinition =>
  definitionOf(exam, (path) => mediaUrl(path, mediaBase))
