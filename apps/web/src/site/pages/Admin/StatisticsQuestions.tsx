import type { GroupCounts, QuestionStatistics } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Disclosure } from '@naru/ui/Disclosure'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Stack } from '@naru/ui/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import { useState } from 'react'
import { FlagList } from '../../parts/FlagList'
import { useStatisticsText } from '../../text/statistics'
import { QuestionDialog } from './QuestionDialog'
import * as css from './Statistics.css'
import { numberLabel, questionSorts, sortQuestions } from './statistics'
import { useStatisticsAddress } from './useStatisticsAddress'

/** Props of StatisticsQuestions. */
export interface StatisticsQuestionsProps {
  questions: readonly QuestionStatistics[]
  /** Attempts of each third. */
  groups: GroupCounts
  /** Whether there are enough attempts to flag anything. */
  areFlagged: boolean
}

/** The questions with their flags and numbers; the number of a question opens its details. */
export const StatisticsQuestions = ({ questions, groups, areFlagged }: StatisticsQuestionsProps) => {
  const text = useStatisticsText()
  const { sort, show } = useStatisticsAddress()
  const [openId, setOpenId] = useState<string>()
  const open = questions.find(({ questionId }) => questionId === openId)
  const { facility, discrimination, efficiency } = text.values
  return (
    <Stack gap={16}>
      <Heading level={2} size="xl">
        {text.questions}
      </Heading>
      <Disclosure title={text.meaning}>
        <dl className={css.meanings}>
          {[facility, discrimination, efficiency].map(({ term, help }) => (
            <div key={term}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.help}>{help}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      {areFlagged && (
        <Inline justify="between">
          <Text>{text.flagged(questions.filter(({ flags }) => flags.length > 0).length)}</Text>
          <SegmentedControl
            label={text.sort}
            items={questionSorts.map((id) => ({ id, label: text.sorts[id] }))}
            value={sort}
            onChange={(next) => show({ sort: next })}
          />
        </Inline>
      )}
      <Table label={text.questions}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{text.number}</TableHeaderCell>
            <TableHeaderCell>{text.question}</TableHeaderCell>
            <TableHeaderCell align="end">{facility.term}</TableHeaderCell>
            <TableHeaderCell align="end">{discrimination.term}</TableHeaderCell>
            <TableHeaderCell align="end">{efficiency.term}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sortQuestions(questions, areFlagged ? sort : 'number').map((question) => (
            <Row key={question.questionId} question={question} onOpen={() => setOpenId(question.questionId)} />
          ))}
        </TableBody>
      </Table>
      {open !== undefined && <QuestionDialog question={open} groups={groups} onClose={() => setOpenId(undefined)} />}
    </Stack>
  )
}

const Row = ({ question, onOpen }: { question: QuestionStatistics; onOpen: () => void }) => {
  const text = useStatisticsText()
  const { questionNumber, text: words, flags, facility, discrimination, efficiency } = question
  return (
    <TableRow>
      <TableRowHeader>
        <Button size="small" aria-label={text.open(questionNumber)} onPress={onOpen}>
          {questionNumber}
        </Button>
      </TableRowHeader>
      <TableCell>
        <div className={css.question}>
          <FlagList flags={flags} />
          {words === undefined ? (
            <Text tone="muted">{text.noText}</Text>
          ) : (
            <Text lang="ko" className={css.excerpt}>
              {words}
            </Text>
          )}
        </div>
      </TableCell>
      {(['facility', 'discrimination', 'efficiency'] as const).map((name) => {
        const value = { facility, discrimination, efficiency }[name]
        return (
          <TableCell key={name} align="end">
            <span className={css.short}>{value === undefined ? text.unknown : text.percent(numberLabel(value))}</span>
          </TableCell>
        )
      })}
    </TableRow>
  )
}
