import type { ExamStatistics } from '@naru/api'
import { Select } from '@naru/ui/Select'
import { useStatisticsText } from '../text/statistics'
import * as css from './VersionChoice.css'

export interface VersionChoiceProps {
  statistics: ExamStatistics
  /** The version that was asked for, which may still load. @default the shown one */
  chosen: number | undefined
  onChange: (version: number) => void
}

/** The choice among versions with attempts, and the shown one; nothing if there is no other. */
export const VersionChoice = ({ statistics, chosen, onChange }: VersionChoiceProps) => {
  const t = useStatisticsText()
  const { version, versions, attempts } = statistics
  const all = versions.some((each) => each.version === version) ? versions : [{ version, attempts }, ...versions]
  if (all.length < 2) return null
  return (
    <div className={css.version}>
      <Select
        label={t('version')}
        items={all.map((each) => ({
          id: String(each.version),
          label: t('versionOption', { version: each.version, attempts: each.attempts }),
        }))}
        value={String(chosen ?? version)}
        onChange={(id) => onChange(Number(id))}
      />
    </div>
  )
}
