import type { GroupCounts, QuestionStatistics } from '@naru/api'
import { Dialog } from '@naru/ui/Dialog'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { FlagList } from '../parts/FlagList'
import { useStatisticsText } from '../text/statistics'
import { ChoiceTable } from '../parts/ChoiceTable'
import { Facts } from '../parts/figures'
import * as css from './Statistics.css'
import { numberLabel } from './statistics'

interface QuestionDialogProps {
  question: QuestionStatistics
  groups: GroupCounts
  onClose: () => void
}

/** One question: its flags, its text, who chose what, and all its numbers. Open while rendered. */
export const QuestionDialog = ({ question, groups, onClose }: QuestionDialogProps) => {
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
            {question.text}
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
