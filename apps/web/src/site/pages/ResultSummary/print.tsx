import '@naru/ui/internal/base'
import type { AnalysisBar, AttemptAnalysis } from '@naru/api'
import { families } from '@naru/exam-kit/content'
import { examText } from '@naru/exam-kit/text'
import { uiText } from '@naru/ui/language'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { applyTheme } from '@naru/ui/theme'
import { createRoot } from 'react-dom/client'
import { loadTexts, PageLanguage } from '../../../shared/language'
import { PageHead } from '../../parts/PageHead'
import { analysisText } from '../../text/analysis'
import { practiceText } from '../../text/practice'
import * as css from './Page.css'
import { Summary } from './Summary'

const bar = (id: string, at: number): AnalysisBar => ({ id, right: at % 4, total: 4, blank: 0, secondsPerQuestion: 65 })
const most = Object.values(families).flatMap((byField) => Object.values(byField).flat())

/** A result with as many kinds of question, sentences and weak topics as there can be. */
const longest: AttemptAnalysis = {
  attemptId: 'a2',
  examId: 'e1',
  topic: 'EPS-TOPIK 모의고사 1회',
  attempt: 1,
  right: 24,
  total: 40,
  totalScore: 120,
  totalPossibleMarks: 200,
  percentageScore: 60,
  bars: {
    sections: [
      { ...bar('reading', 13), name: 'Reading' },
      { ...bar('listening', 11), name: 'Listening' },
    ],
    fields: [],
    families: most.map(bar),
    units: [],
  },
  weakest: most.slice(-3).map((id) => ({ kind: 'family', id, right: 0, total: 4, hasDrill: true })),
  error: 15.7,
  standing: { attempts: 142, percentile: 41 },
  earlier: {
    attemptId: 'a1',
    attempt: 1,
    timestamp: '2026-03-01T12:07:41.000Z',
    totalScore: 110,
    totalPossibleMarks: 200,
    difference: 10,
    margin: 40.7,
    differs: false,
  },
  changedToWrong: [2, 9, 14, 31].map((number) => ({ questionId: `q${number}`, number })),
  floors: [],
}

/** Renders the longest summary, for the test of its print. */
async function open(root: HTMLElement): Promise<void> {
  applyTheme('light')
  await loadTexts([uiText, examText, analysisText, practiceText])
  createRoot(root).render(
    <PageLanguage>
      <Page>
        <Stack gap={24} className={css.sheet}>
          <PageHead title={longest.topic} />
          <Summary analysis={longest} />
        </Stack>
      </Page>
    </PageLanguage>,
  )
}

const root = document.querySelector<HTMLElement>('#root')
if (root) void open(root)
