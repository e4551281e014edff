import type { GroupCounts, QuestionStatistics } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Disclosure } from '@naru/ui/Disclosure'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useState } from 'react'
import { DataTable } from '../parts/DataTable'
import { FlagList } from '../parts/FlagList'
import { useStatisticsText } from '../text/statistics'
import { QuestionDialog } from './QuestionDialog'
import * as css from './Statistics.css'
import { numberLabel, questionSorts, sortQuestions } from './statistics'
import { useStatisticsAddress } from './useStatisticsAddress'

interface StatisticsQuestionsProps {
  questions: readonly QuestionStatistics[]
  groups: GroupCounts
  /** Whether there are enough attempts to flag anything. */
  areFlagged: boolean
}

/** The questions with their flags and numbers; the number of a question opens its details. */
export const StatisticsQuestions = ({ questions, groups, areFlagged }: StatisticsQuestionsProps) => {
  const t = useStatisticsText()
  const { sort, show } = useStatisticsAddress()
  const [openId, setOpenId] = useState<string>()
  const open = questions.find(({ questionId }) => questionId === openId)
  return (
    <Stack gap={16}>
      <Heading level={2} size="xl">
        {t('questions')}
      </Heading>
      <Disclosure title={t('meaning')}>
        <dl className={css.meanings}>
          {(['facility', 'discrimination', 'efficiency'] as const).map((name) => (
            <div key={name}>
              <dt className={css.term}>{t(`values.${name}.term`)}</dt>
              <dd className={css.help}>{t(`values.${name}.help`)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      {areFlagged && (
        <Inline justify="between">
          <Text>{t('flagged', { count: questions.filter(({ flags }) => flags.length > 0).length })}</Text>
          <SegmentedControl
            label={t('sort')}
            items={questionSorts.map((id) => ({ id, label: t(`sorts.${id}`) }))}
            value={sort}
            onChange={(next) => show({ sort: next })}
          />
        </Inline>
      )}
      <DataTable
        label={t('questions')}
        rows={sortQuestions(questions, areFlagged ? sort : 'number')}
        keyOf={({ questionId }) => questionId}
        columns={[
          {
            head: t('number'),
            isHeader: true,
            render: ({ questionId, questionNumber }) => (
              <Button
                size="small"
                aria-label={t('open', { question: questionNumber })}
                onPress={() => setOpenId(questionId)}
              >
                {questionNumber}
              </Button>
            ),
          },
          {
            head: t('question'),
            render: ({ flags, text: words }) => (
              <div className={css.question}>
                <FlagList flags={flags} />
                {words === undefined ? (
                  <Text tone="muted">{t('noText')}</Text>
                ) : (
                  <Text lang="ko" className={css.excerpt}>
                    {words}
                  </Text>
                )}
              </div>
            ),
          },
          ...(['facility', 'discrimination', 'efficiency'] as const).map((name) => ({
            head: t(`values.${name}.term`),
            align: 'end' as const,
            render: ({ [name]: value }: QuestionStatistics) => (
              <span className={css.short}>
                {value === undefined ? t('unknown') : t('percent', { value: numberLabel(value) })}
              </span>
            ),
          })),
        ]}
      />
      {open !== undefined && <QuestionDialog question={open} groups={groups} onClose={() => setOpenId(undefined)} />}
    </Stack>
  )
}
