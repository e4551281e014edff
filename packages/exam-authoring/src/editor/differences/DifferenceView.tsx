import { Badge, type BadgeTone } from '@naru/ui/Badge'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { optionalText } from '@naru/ui/language'
import { useEditorText } from '../editorText'
import { DifferenceValue } from './DifferenceValue'
import * as css from '../facts.css'
import { differenceOf, isEmptyDifference, type Draft, type FieldChange, type QuestionChange } from '../model'

interface DifferenceViewProps {
  before: Draft
  after: Draft
  /** Names of the two sides. @default before and after */
  names?: { before: string; after: string } | undefined
}

const tones: Record<QuestionChange['kind'], BadgeTone> = { added: 'success', removed: 'danger', changed: 'info' }

/** Two drafts side by side, question by question and field by field. */
export const DifferenceView = ({ before, after, names }: DifferenceViewProps) => {
  const t = useEditorText()
  const difference = differenceOf(before, after)
  if (isEmptyDifference(difference)) return <Text tone="muted">{t('difference.none')}</Text>
  const sides = names ?? { before: t('difference.before'), after: t('difference.after') }
  const numberOf = (item: string) =>
    (
      after.questions.find((question) => question.item === item) ??
      before.questions.find((question) => question.item === item)
    )?.number
  // Only a question that moved alone changes its number without anything else.
  const questions = difference.questions.filter(
    (change) => change.kind !== 'changed' || change.fields.some(({ field }) => field !== 'number'),
  )
  return (
    <Stack gap={12}>
      {difference.fields.length > 0 && <Fields fields={difference.fields} names={sides} />}
      {difference.order !== undefined && (
        <Order before={before} after={after} items={difference.order.after} names={sides} />
      )}
      {questions.map((change) => (
        <section
          key={change.item}
          className={css.part}
          aria-label={`${t('difference.question', { number: numberOf(change.item) ?? 'none' })} (${t(`difference.${change.kind}`)})`}
        >
          <Inline gap={8}>
            <Heading level={3} size="md">
              {t('difference.question', { number: numberOf(change.item) ?? 'none' })}
            </Heading>
            <Badge tone={tones[change.kind]}>{t(`difference.${change.kind}`)}</Badge>
          </Inline>
          <Fields fields={fieldsOf(change)} names={sides} />
        </section>
      ))}
    </Stack>
  )
}

function fieldsOf(change: QuestionChange): FieldChange[] {
  if (change.kind === 'changed') return change.fields
  const [side, question] =
    change.kind === 'added' ? (['after', change.after] as const) : (['before', change.before] as const)
  return Object.entries(question)
    .filter(([field]) => !['item', 'number'].includes(field))
    .map(([field, value]) => ({ field, [side]: value }))
}

interface FieldsProps {
  fields: readonly FieldChange[]
  names: { before: string; after: string }
}

const Fields = ({ fields, names }: FieldsProps) => {
  const t = useEditorText()
  return fields.map(({ field, before, after }) => (
    <div key={field} className={css.change}>
      <Text as="strong" size="sm" weight="medium">
        {optionalText(t, `difference.names.${field}`) ?? field}
      </Text>
      <div className={css.sides}>
        <div className={css.side}>
          <span className={css.sideName}>{names.before}</span>
          <DifferenceValue field={field} value={before} />
        </div>
        <div className={css.side}>
          <span className={css.sideName}>{names.after}</span>
          <DifferenceValue field={field} value={after} />
        </div>
      </div>
    </div>
  ))
}

const Order = ({
  before,
  after,
  items,
  names,
}: Pick<DifferenceViewProps, 'before' | 'after'> & { items: readonly string[]; names: FieldsProps['names'] }) => {
  const t = useEditorText()
  const earlier = new Map(before.questions.map(({ item, number }) => [item, number]))
  const moved = items.flatMap((item) => {
    const now = after.questions.find((question) => question.item === item)?.number
    const old = earlier.get(item)
    return now === undefined || old === undefined || now === old ? [] : [{ item, old, now }]
  })
  if (moved.length === 0) return null
  return (
    <section className={css.part} aria-label={t('difference.order')}>
      <Heading level={3} size="md">
        {t('difference.order')}
      </Heading>
      <div className={css.sides}>
        {(['old', 'now'] as const).map((side) => (
          <div key={side} className={css.side}>
            <span className={css.sideName}>{side === 'old' ? names.before : names.after}</span>
            <p className={css.text}>{moved.map((each) => each[side]).join(', ')}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
