import type { GroupCounts, QuestionStatistics } from '@naru/api'
import { Dialog } from '@naru/ui/Dialog'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { FlagList } from '../../parts/FlagList'
import { useStatisticsText } from '../../text/statistics'
import { ChoiceTable } from './ChoiceTable'
import { Facts } from './figures'
import * as css from './Statistics.css'
import { numberLabel } from './statistics'

interface QuestionDialogProps {
  question: QuestionStatistics
  groups: GroupCounts
  onClose: () => void
}

/** One question: its flags, its text, who chose what, and all its numbers. Open while rendered. */
export const QuestionDialog = ({ question, groups, onClose }: QuestionDialogProps) => {
  const text = useStatisticsText()
  const { values } = text
  const percent = (value: number | undefined) => (value === undefined ? text.unknown : text.percent(numberLabel(value)))
  return (
    <Dialog title={text.detailsTitle(question.questionNumber)} wide onClose={onClose}>
      <Stack gap={24}>
        <FlagList flags={question.flags} />
        {question.text === undefined ? (
          <Text tone="muted">{text.noText}</Text>
        ) : (
          <Text lang="ko" className={css.passage}>
            {question.text}
          </Text>
        )}
        <Stack gap={8}>
          <ChoiceTable question={question} groups={groups} />
          <Text tone="muted" size="sm">
            {text.choicesHelp}
          </Text>
        </Stack>
        <Facts
          facts={(['facility', 'discrimination', 'efficiency', 'deviation', 'weight'] as const).map((name) => ({
            ...values[name],
            value: percent(question[name]),
          }))}
        />
      </Stack>
    </Dialog>
  )
}
