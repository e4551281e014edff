import type { PracticeOutcome } from '@naru/api'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { Underlined } from '@naru/exam-kit/QuestionCard'
import { Boat, Drawing } from '@naru/exam-kit/internal/Drawing'
import { Badge } from '@naru/ui/Badge'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { ProgressBar } from '@naru/ui/ProgressBar'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { ReactNode } from 'react'
import * as css from '../Practice.css'
import { useReturn } from './AnswerNote'
import { isNewWord, type RunItem, type RunQuestion } from './runItems'
import { countRight, type RunCounts } from './runQueue'
import { usePracticeText } from '../text/practice'
import { WordList } from '../../words/WordList'
import { useWordPreferences } from '../../words/wordPreferences'

interface EndAnswer<Item = RunItem> {
  /** Index in the run. */
  at: number
  item: Item
  /** The server's outcome of the first answer; undefined while it waits to be sent. */
  outcome: PracticeOutcome | undefined
  /** Whether each answer is right, the first one first; undefined: not known yet. */
  verdicts: readonly (boolean | undefined)[]
}

export interface EndProps {
  /** What was answered, in its order. */
  answers: readonly EndAnswer[]
  /** The learners' day; needed for cards only. */
  today?: string
  /** The next step. */
  actions: ReactNode
  /** Called with an index when the learner wants to see a question with its answer again. */
  onShow: (at: number) => void
}

const isOfQuestion = (answer: EndAnswer): answer is EndAnswer<RunQuestion> => answer.item.kind !== 'word'

/** What was right and learned, the next step, and what to look at again. */
export const End = ({ answers, today = '', actions, onShow }: EndProps) => {
  const t = usePracticeText()
  const [{ language }] = useWordPreferences()
  const questions = answers.filter(isOfQuestion)
  const wrongWords = answers.flatMap(({ item, verdicts }) =>
    item.kind === 'word' && verdicts[0] === false ? [item.card.word] : [],
  )
  const all = countRight(answers.map(({ verdicts }) => verdicts))
  const [ofQuestions, ofWords] = [questions, answers.filter((each) => !isOfQuestion(each))].map((some) =>
    countRight(some.map(({ verdicts }) => verdicts)),
  )
  const learned = answers.filter(({ item, verdicts }) => isNewWord(item) && verdicts.at(-1) === true).length
  const unchecked = answers.length - all.total
  const result = all.total === 0 ? 'none' : all.atOnce === all.total ? 'all' : all.atOnce === 0 ? 'hard' : 'some'

  return (
    <Stack gap={24}>
      <Card>
        <Stack gap={16}>
          {result === 'all' && <Drawing name="boat" />}
          <PageHead title={t(`end.title.${result}`)} lead={t(`end.lead.${result}`)} />
          <Counts label={t('end.questions')} counts={ofQuestions} />
          <Counts label={t('end.words')} counts={ofWords} />
          {learned > 0 && <Text>{t('end.learned', { words: learned })}</Text>}
          {unchecked > 0 && <Text>{t('end.checked', { waiting: unchecked })}</Text>}
          <Inline>{actions}</Inline>
        </Stack>
      </Card>
      {questions.length > 0 && (
        <Stack gap={12}>
          <Heading level={2} size="lg" id="answers">
            {t('end.list')}
          </Heading>
          <Stack as="ol" gap={8} aria-labelledby="answers">
            {questions.map((answer) => (
              <Question key={answer.at} answer={answer} today={today} onShow={onShow} />
            ))}
          </Stack>
        </Stack>
      )}
      {wrongWords.length > 0 && (
        <Stack gap={12}>
          <Heading level={2} size="lg">
            {t('end.wrongWords')}
          </Heading>
          <WordList words={wrongWords} language={language} />
        </Stack>
      )}
    </Stack>
  )
}

/** A line as long as what was right at once; nothing without a question or word. */
const Counts = ({ label, counts }: { label: string; counts: RunCounts | undefined }) => {
  const t = usePracticeText()
  if (counts === undefined || counts.total === 0) return null
  const { atOnce, later, total } = counts
  return (
    <Stack gap={4}>
      <ProgressBar
        label={label}
        value={atOnce}
        maxValue={total}
        valueLabel={t('end.score', { right: atOnce, total })}
        marker={<Boat />}
      />
      {later > 0 && (
        <Text tone="muted" size="sm">
          {t('end.later', { count: later })}
        </Text>
      )}
    </Stack>
  )
}

interface QuestionProps extends Pick<EndProps, 'onShow'> {
  answer: EndAnswer<RunQuestion>
  today: string
}

const Question = ({ answer: { at, item, outcome, verdicts }, today, onShow }: QuestionProps) => {
  const t = usePracticeText()
  const returnOf = useReturn(today)
  return (
    <Card as="li" padding={12}>
      <Stack gap={4}>
        <Inline justify="between">
          <Text as="span" weight="medium">
            {t('end.question', { number: at + 1 })}
          </Text>
          <Mark isRight={verdicts[0]} />
        </Inline>
        {item.question.questionText !== undefined && (
          <Text lang="ko" className={css.excerpt}>
            <Underlined>{item.question.questionText}</Underlined>
          </Text>
        )}
        <Inline justify="between">
          <Text tone="muted" size="sm">
            {item.kind === 'question' && (outcome === undefined ? t('run.unsent') : returnOf(outcome))}
            {outcome !== undefined && outcome.status !== 200 && outcome.message}
          </Text>
          <Button variant="quiet" size="small" onPress={() => onShow(at)}>
            {t('end.show', { number: at + 1 })}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

const Mark = ({ isRight }: { isRight: boolean | undefined }) => {
  const t = usePracticeText()
  if (isRight === undefined) return <Badge icon="clock">{t('end.unchecked')}</Badge>
  return isRight ? (
    <Badge tone="success" icon="check">
      {t('end.right')}
    </Badge>
  ) : (
    <Badge tone="danger" icon="close">
      {t('end.wrong')}
    </Badge>
  )
}
