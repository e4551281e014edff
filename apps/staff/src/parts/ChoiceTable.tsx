import type { ChoiceCounts, GroupCounts, QuestionStatistics } from '@naru/api'
import { Badge } from '@naru/ui/Badge'
import { Image } from '@naru/ui/Image'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import type { ReactNode } from 'react'
import { useStatisticsText } from '../text/statistics'
import { Bar } from './figures'
import * as css from '../exams/Statistics.css'
import { shareOf } from '../exams/statistics'

interface ChoiceTableProps {
  question: QuestionStatistics
  groups: GroupCounts
}

const thirds = ['low', 'middle', 'high'] as const

/** How many of each third chose each option or none: a table whose cells are also bars. */
export const ChoiceTable = ({ question: { options, blank }, groups }: ChoiceTableProps) => {
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
                <span lang="ko">{t('numbered', { option: index + 1, text: words ?? '' })}</span>
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
