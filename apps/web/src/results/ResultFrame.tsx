import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import type { ReactNode } from 'react'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useStudentText } from '../frame/text/student'
import { BackLink } from '../frame/BackLink'
import * as css from './Result.css'

/** The parts of a result: each is a page of its own, and a tab of the others. */
export type ResultPart = 'review' | 'summary' | 'scoreReport'

const paths: Record<ResultPart, string> = { review: '', summary: '/summary', scoreReport: '/score-report' }
const parts = ['review', 'summary', 'scoreReport'] as const

export interface ResultFrameProps {
  attemptId: string
  part: ResultPart
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** What the parts of a result share: the way back to all results, the heading, and the tabs. */
export const ResultFrame = ({ attemptId, part, title, lead, children }: ResultFrameProps) => {
  const t = useStudentText()
  return (
    <Page>
      <Stack gap={24} className={part === 'summary' ? css.sheet : undefined}>
        <BackLink href="/myresult">{t('myResult.backToResults')}</BackLink>
        <PageHead tab title={title} lead={lead} />
        <nav aria-label={t('myResult.parts')} className={css.tabs}>
          {parts.map((each) => (
            <Link
              key={each}
              href={`/myresult/${encodeURIComponent(attemptId)}${paths[each]}`}
              variant="standalone"
              className={css.tab}
              aria-current={each === part ? 'page' : undefined}
            >
              {t(`myResult.${each}`)}
            </Link>
          ))}
        </nav>
        {children}
      </Stack>
    </Page>
  )
}
