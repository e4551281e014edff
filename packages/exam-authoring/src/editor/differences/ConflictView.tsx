import { Badge } from '@naru/ui/Badge'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { contentLanguage, optionalText } from '@naru/ui/language'
import { isFields } from '@naru/exam-kit/content'
import { useEditorText, type EditorText } from '../editorText'
import { DifferenceValue } from './DifferenceValue'
import * as css from '../facts.css'
import { isSameJson, type Choice, type Draft, type MergeChoices, type MergePart } from '../model'

interface ConflictViewProps {
  /** See `mergeParts`. */
  parts: readonly MergePart[]
  mine: Draft
  theirs: Draft
  /** What is chosen so far. */
  choices: MergeChoices
  onChoose: (id: string, choice: Choice) => void
}

/** Two drafts that were changed at the same time: for each part that differs, one chooses whose counts. */
export const ConflictView = ({ parts, mine, theirs, choices, onChoose }: ConflictViewProps) => {
  const t = useEditorText()
  return (
    <Stack gap={12}>
      {parts.map((part) => {
        const name = partName(t, part, mine, theirs)
        const choice = choices[part.id] ?? part.suggestion
        return (
          <section key={part.id} className={css.part} aria-label={name}>
            <Inline justify="between">
              <Inline gap={8}>
                <Heading level={3} size="md">
                  {name}
                </Heading>
                {part.isConflict && (
                  <Badge tone="warning" icon="warning">
                    {t('difference.conflict')}
                  </Badge>
                )}
              </Inline>
              <SegmentedControl
                label={t('difference.choose', { name })}
                items={[
                  { id: 'mine', label: t('difference.keepMine') },
                  { id: 'theirs', label: t('difference.takeTheirs') },
                ]}
                value={choice}
                onChange={(next) => onChoose(part.id, next)}
              />
            </Inline>
            {fieldsOfPart(part).map(({ field, own, other }) => (
              <div key={field} className={css.change}>
                {(part.kind === 'question' || part.kind === 'group') && (
                  <Text as="strong" size="sm" weight="medium">
                    {labelOf(t, field)}
                  </Text>
                )}
                <div className={css.sides}>
                  {(['mine', 'theirs'] as const).map((side) => (
                    <Side
                      key={side}
                      name={t(`difference.${side}`)}
                      field={field}
                      value={side === 'mine' ? own : other}
                      isChosen={choice === side}
                      part={part}
                      draft={side === 'mine' ? mine : theirs}
                    />
                  ))}
                </div>
              </div>
            ))}
          </section>
        )
      })}
    </Stack>
  )
}

interface SideProps {
  name: string
  field: string
  value: unknown
  isChosen: boolean
  part: MergePart
  draft: Draft
}

const Side = ({ name, field, value, isChosen, part, draft }: SideProps) => (
  <div className={css.side} {...(isChosen && { 'data-chosen': true })}>
    <span className={css.sideName}>{name}</span>
    {part.kind === 'order' ? (
      <ol className={css.list}>
        {orderWords(draft, value).map((words, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two questions may begin alike
          <li key={index}>
            <span className={css.oneLine} {...contentLanguage(words)}>
              {words}
            </span>
          </li>
        ))}
      </ol>
    ) : (
      <DifferenceValue field={field} value={value} />
    )}
  </div>
)

const orderWords = (draft: Draft, value: unknown) => {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  return items.map((item) => draft.questions.find((question) => question.item === item)?.text?.split('\n')[0] ?? '')
}

const labelOf = (text: EditorText, field: string): string => optionalText(text, `difference.names.${field}`) ?? field

const partName = (text: EditorText, { kind, name }: MergePart, mine: Draft, theirs: Draft): string => {
  if (kind === 'order') return text('difference.order')
  if (kind === 'field') return labelOf(text, name)
  if (kind === 'group') return text('group.title', { numbers: name })
  const number = [...mine.questions, ...theirs.questions].find(({ item }) => item === name)?.number
  return text('difference.question', { number: number ?? 'none' })
}

function fieldsOfPart({ kind, name, mine, theirs }: MergePart): { field: string; own: unknown; other: unknown }[] {
  if (kind === 'field' || kind === 'order') return [{ field: name, own: mine, other: theirs }]
  const [own, other] = [isFields(mine) ? mine : {}, isFields(theirs) ? theirs : {}]
  return [...new Set([...Object.keys(own), ...Object.keys(other)])]
    .filter((field) => field !== 'item' && field !== 'id' && !isSameJson(own[field], other[field]))
    .map((field) => ({ field, own: own[field], other: other[field] }))
}
