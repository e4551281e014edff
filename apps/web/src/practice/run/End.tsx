import type { PracticeOutcome } from '@naru/api'
import { Badge } from '@naru/ui/Badge'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { ReactNode } from 'react'
import { judged } from './questions'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { usePracticeText } from '../text/practice'
import { useReturn } from './AnswerNote'
import * as css from '../Practice.css'
import type { GivenAnswer, RunQuestion } from './practiceRun'

export interface EndAnswer extends RunQuestion, GivenAnswer {
  /** The server's outcome; undefined while it waits to be sent. */
  outcome: PracticeOutcome | undefined
}

export interface EndProps {
  /** The answered questions in their order. */
  answers: readonly EndAnswer[]
  /** The learners' day; needed for cards only. */
  today?: string
  actions: ReactNode
  /** Called when the learner wants to see a question with its answer again. */
  onShow: (item: string) => void
}

/** What was right, and what comes back when. */
export const End = ({ answers, today = '', actions, onShow }: EndProps) => {
  const t = usePracticeText()
  const returnOf = useReturn(today)
  const marked = answers.map((answer) => ({
    ...answer,
    isRight: judged(answer.question, answer.optionId, answer.outcome).isRight,
  }))
  const checked = marked.filter((answer) => answer.isRight !== undefined)
  const right = checked.filter((answer) => answer.isRight === true).length

  return (
    <Stack gap={24}>
      <PageHead
        title={t('end.title')}
        lead={
          answers.length === 0 ? t('end.none') : checked.length > 0 && t('end.score', { right, total: checked.length })
        }
      />
      {checked.length < marked.length && <Text>{t('end.checked', { waiting: marked.length - checked.length })}</Text>}
      <Inline>{actions}</Inline>
      {marked.length > 0 && (
        <Stack gap={12}>
          <Heading level={2} size="lg" id="answers">
            {t('end.list')}
          </Heading>
          <Stack as="ol" gap={8} aria-labelledby="answers">
            {marked.map((answer, at) => (
              <Card key={answer.item} as="li" padding={12}>
                <Stack gap={4}>
                  <Inline justify="between">
                    <Text as="span" weight="medium">
                      {t('end.question', { number: at + 1 })}
                    </Text>
                    <Mark isRight={answer.isRight} />
                  </Inline>
                  {answer.question.questionText !== undefined && (
                    <Text lang="ko" className={css.excerpt}>
                      {answer.question.questionText}
                    </Text>
                  )}
                  <Inline justify="between">
                    <Text tone="muted" size="sm">
                      {answer.kind === 'question' &&
                        (answer.outcome === undefined ? t('run.unsent') : returnOf(answer.outcome))}
                      {answer.outcome !== undefined && answer.outcome.status !== 200 && answer.outcome.message}
                    </Text>
                    <Button variant="quiet" size="small" onPress={() => onShow(answer.item)}>
                      {t('end.show', { number: at + 1 })}
                    </Button>
                  </Inline>
                </Stack>
              </Card>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
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
