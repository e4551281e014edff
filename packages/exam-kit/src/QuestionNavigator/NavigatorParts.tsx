import { useId, type ReactNode, type Ref } from 'react'
import { Icon } from '@naru/ui/Icon'
import { ProgressBar } from '@naru/ui/ProgressBar'
import { ChoiceButtons } from '../ChoiceButtons/ChoiceButtons'
import { formatClock } from '../engine'
import { useExamText } from '../text'
import type { SharedContent } from '../engine/selectors'
import { groupTitle } from '../text/exam'
import * as css from './QuestionNavigator.css'

/** The filters of the navigator: all, unanswered or flagged questions. */
export const navigatorFilters = ['all', 'unanswered', 'flagged'] as const

export type NavigatorFilter = (typeof navigatorFilters)[number]

/** Whether a cell matches a filter. */
export function passesFilter(
  filter: NavigatorFilter,
  { option, isFlagged = false }: { option: number | null; isFlagged?: boolean },
): boolean {
  return filter === 'all' || (filter === 'flagged' ? isFlagged : option === null)
}

export interface NavigatorFrameProps {
  /** The current filter. @default 'all' */
  filter?: NavigatorFilter | undefined
  /** Called with the chosen filter. Without it the filters are not shown. */
  onFilterChange?: ((filter: NavigatorFilter) => void) | undefined
  /** Ref of the scroll container. */
  ref?: Ref<HTMLDivElement>
  /** Without heading, because the surrounding sheet has one. @default false */
  isUntitled?: boolean
  /** Whether the legend explains joined cells. @default false */
  hasGroups?: boolean
  /** The sections. */
  children: ReactNode
}

/** The navigator's heading, filters, sections and legend. */
export function NavigatorFrame({
  filter = 'all',
  onFilterChange,
  ref,
  isUntitled = false,
  hasGroups = false,
  children,
}: NavigatorFrameProps) {
  const t = useExamText()
  return (
    <nav className={css.navigator} aria-label={t('navigator.title')}>
      {!isUntitled && <h2 className={css.title}>{t('navigator.title')}</h2>}
      {onFilterChange && (
        <ChoiceButtons
          label={t('navigator.filter')}
          items={navigatorFilters.map((id) => ({ id, label: t(`navigator.filters.${id}`) }))}
          value={filter}
          onChange={onFilterChange}
        />
      )}
      <div className={css.sheet} ref={ref}>
        {children}
        <ul className={css.legend} role="list">
          <LegendItem label={t('navigator.legend.empty')} state="empty" mark={t('navigator.noAnswer')} />
          <LegendItem label={t('navigator.legend.answered')} state="answered" mark="2" />
          <LegendItem label={t('navigator.legend.current')} state="empty" isCurrent mark={t('navigator.noAnswer')} />
          <LegendItem label={t('navigator.legend.locked')} state="empty" isLocked mark={t('navigator.noAnswer')} />
          <LegendItem label={t('navigator.legend.flagged')} state="empty" mark={<Icon name="flag" size="small" />} />
          {hasGroups && (
            <li className={css.legendItem}>
              <span className={css.swatches} aria-hidden="true">
                <span className={css.group}>
                  <span className={css.joinedSwatch} />
                  <span className={css.joinedSwatch} />
                </span>
              </span>
              {t('navigator.legend.group')}
            </li>
          )}
        </ul>
      </div>
    </nav>
  )
}

interface LegendItemProps {
  label: string
  state: 'empty' | 'answered'
  mark: ReactNode
  isCurrent?: boolean
  isLocked?: boolean
}

function LegendItem({ label, state, mark, isCurrent = false, isLocked = false }: LegendItemProps) {
  return (
    <li className={css.legendItem}>
      <span
        className={css.swatch}
        aria-hidden="true"
        data-state={state}
        {...(isCurrent ? { 'data-current': '' } : {})}
        {...(isLocked ? { 'data-locked': '' } : {})}
      >
        {mark}
      </span>
      {label}
    </li>
  )
}

interface NavigatorSectionHeadProps {
  section: string
  /** The section's time limit in seconds. */
  limitSeconds: number
  headingId: string
}

function NavigatorSectionHead({ section, limitSeconds, headingId }: NavigatorSectionHeadProps) {
  const t = useExamText()
  return (
    <div className={css.sectionHead}>
      <h3 className={css.sectionTitle} id={headingId}>
        {t('sectionTitle', { name: section })}
      </h3>
      <p className={css.limit}>{t('navigator.timeLimit', { clock: formatClock(limitSeconds) })}</p>
    </div>
  )
}

export interface NavigatorProgressProps {
  /** Answered questions of the section. */
  answered: number
  /** Questions of the section. */
  total: number
}

/** The 'Progress' line of a section. */
export function NavigatorProgress({ answered, total }: NavigatorProgressProps) {
  const t = useExamText()
  return (
    <ProgressBar
      label={t('navigator.progress')}
      value={answered}
      maxValue={Math.max(total, 1)}
      valueLabel={t('navigator.progressValue', { answered, total })}
      showLabel
    />
  )
}

/** Shows that no cell of a section matches the filter. */
export function NavigatorNothing({ filter }: { filter: NavigatorFilter }) {
  const t = useExamText()
  return <p className={css.nothing}>{t(`navigator.nothing.${filter}`)}</p>
}

export interface NavigatorSectionProps {
  /** Content if no cell matches the filter. @default none */
  nothing?: ReactNode
  /** Name of the section, 'Reading'. */
  section: string
  /** The section's time limit in seconds. */
  limitSeconds: number
  /** The 'Progress' line. */
  progress: ReactNode
  /** List items with one cell each, and {@link NavigatorGroup}s. */
  children: ReactNode
}

/** One section of the navigator. */
export function NavigatorSection({ section, limitSeconds, progress, nothing, children }: NavigatorSectionProps) {
  const headingId = useId()
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <NavigatorSectionHead section={section} limitSeconds={limitSeconds} headingId={headingId} />
      {progress}
      {nothing}
      <ol className={css.grid} role="list">
        {children}
      </ol>
    </section>
  )
}

export interface NavigatorGroupProps {
  /** Printed numbers of its questions. */
  numbers: readonly number[]
  /** What they share. */
  shared: SharedContent
  /** Its cells, without list items. */
  children: ReactNode
}

/** The joined cells of questions that share something: a list item of a section. */
export function NavigatorGroup({ numbers, shared, children }: NavigatorGroupProps) {
  const t = useExamText()
  return (
    <li className={css.groupItem}>
      <div
        role="group"
        className={css.group}
        aria-label={t('navigator.groupName', { group: groupTitle(t, numbers), shared })}
      >
        {children}
      </div>
    </li>
  )
}
