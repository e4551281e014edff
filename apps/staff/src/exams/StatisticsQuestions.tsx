import type { ChoiceCounts, GroupCounts, QuestionStatistics } from '@naru/api'
import { Underlined } from '@naru/exam-kit/internal/Underlined'
import { Badge } from '@naru/ui/Badge'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Disclosure } from '@naru/ui/Disclosure'
import { Heading } from '@naru/ui/Heading'
import { Image } from '@naru/ui/Image'
import { Inline } from '@naru/ui/Inline'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Stack } from '@naru/ui/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import { type ReactNode, useState } from 'react'
import * as css from './Statistics.css'
import { numberLabel, questionSorts, shareOf, sortQuestions } from './statistics'
import { useStatisticsAddress } from './useStatisticsAddress'
import { DataTable } from '../parts/DataTable'
import { FlagList, Bar, Facts } from '../parts/figures'
import { useStatisticsText } from '../text/statistics'

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
                    <Underlined>{words}</Underlined>
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

interface QuestionDialogProps {
  question: QuestionStatistics
  groups: GroupCounts
  onClose: () => void
}

/** One question: its flags, its text, who chose what, and all its numbers. Open while rendered. */
const QuestionDialog = ({ question, groups, onClose }: QuestionDialogProps) => {
  const t = useStatisticsText()
  const percent = (value: number | undefined) =>
    value === undefined ? t('unknown') : t('percent', { value: numberLabel(value) })
  return (
    <Dialog title={t('detailsTitle', { question: question.questionNumber })} wide onClose={onClose}>
      <Stack gap={24}>
        <FlagList flags={question.flags} />
        {question.text === undefined ? (
          <Text tone="muted">{t('noText')}</Text>
        ) : (
          <Text lang="ko" className={css.passage}>
            <Underlined>{question.text}</Underlined>
          </Text>
        )}
        <Stack gap={8}>
          <ChoiceTable question={question} groups={groups} />
          <Text tone="muted" size="sm">
            {t('choicesHelp')}
          </Text>
        </Stack>
        <Facts
          facts={(['facility', 'discrimination', 'efficiency', 'deviation', 'weight'] as const).map((name) => ({
            term: t(`values.${name}.term`),
            help: t(`values.${name}.help`),
            value: percent(question[name]),
          }))}
        />
      </Stack>
    </Dialog>
  )
}

interface ChoiceTableProps {
  question: QuestionStatistics
  groups: GroupCounts
}

const thirds = ['low', 'middle', 'high'] as const

/** How many of each third chose each option or none: a table whose cells are also bars. */
const ChoiceTable = ({ question: { options, blank }, groups }: ChoiceTableProps) => {
  const t = useStatisticsText()
  return (
    <Table label={t('choices')} showLabel>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('option')}</TableHeaderCell>
          {thirds.map((third) => (
            <TableHeaderCell key={third} align="end">
              <span className={css.group}>{t('group', { name: t(`groups.${third}`), learners: groups[third] })}</span>
            </TableHeaderCell>
          ))}
          <TableHeaderCell align="end">{t('all')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {options.map(({ id, text: words, photo, isCorrect, chosen }, index) => (
          <ChoiceRow key={id} chosen={chosen} groups={groups} isKey={isCorrect}>
            <span className={css.option}>
              {photo !== undefined && words === undefined ? (
                <span className={css.optionPicture}>
                  {t('numbered', { option: index + 1, text: '' })}
                  <Image
                    src={photo}
                    alt={t('optionPicture', { option: index + 1 })}
                    width={64}
                    height={48}
                    fit="contain"
                  />
                </span>
              ) : (
                <span lang="ko">
                  <Underlined>{t('numbered', { option: index + 1, text: words ?? '' })}</Underlined>
                </span>
              )}
              {isCorrect && (
                <Badge tone="success" icon="check">
                  {t('key')}
                </Badge>
              )}
            </span>
          </ChoiceRow>
        ))}
        <ChoiceRow chosen={blank} groups={groups}>
          {t('blank')}
        </ChoiceRow>
      </TableBody>
    </Table>
  )
}

interface ChoiceRowProps {
  chosen: ChoiceCounts
  groups: GroupCounts
  isKey?: boolean
  children: ReactNode
}

const ChoiceRow = ({ chosen, groups, isKey = false, children }: ChoiceRowProps) => (
  <TableRow>
    <TableRowHeader>{children}</TableRowHeader>
    {thirds.map((third) => (
      <TableCell key={third} align="end">
        {chosen[third]}
        <Bar share={shareOf(chosen[third], groups[third])} isMarked={isKey} />
      </TableCell>
    ))}
    <TableCell align="end">{chosen.n}</TableCell>
  </TableRow>
)
