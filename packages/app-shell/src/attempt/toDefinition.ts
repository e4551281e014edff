import type { Exam } from '@naru/api'
import { definitionOf, standardThresholds, type ExamDefinition } from '@naru/exam-kit/engine'
import { mediaUrl } from './media/mediaUrl'

/** An exam of Naru. @param mediaBase where media is loaded from; '' means the page's own origin */
export const toDefinition = (exam: Exam, mediaBase = ''): ExamDefinition =>
  definitionOf({ verdictThresholds: standardThresholds, ...exam }, (path) => mediaUrl(path, mediaBase))
