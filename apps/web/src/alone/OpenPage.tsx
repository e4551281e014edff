import type { ReactNode } from 'react'
import { fetchAndSend } from '../app/fetchAndSend'
import { KeepSending } from '../app/KeepSending'
import { SiteFrame } from '../app/SiteFrame'
import { FailedPage } from '../pages/Errors/FailedPage'
import { Alone, type AloneProps } from './Alone'

/** Props of OpenPage. */
export interface OpenPageProps extends Omit<AloneProps, 'fallback' | 'children'> {
  /** What is in the frame. */
  page: ReactNode
}

/** An open page that runs alone, in the site's frame: as it is built, and as it takes up its place in the browser. */
export const OpenPage = ({ page, ...around }: OpenPageProps) => (
  <Alone {...around} fallback={<FailedPage />}>
    <SiteFrame>{page}</SiteFrame>
    <KeepSending begin={fetchAndSend} />
  </Alone>
)
