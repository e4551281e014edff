import { useLanguage } from '@naru/ui/language'
import type { ReactNode } from 'react'

/** The fields of a name in the order in which the reader's language writes them. */
export const NameFields = ({ first, family }: { first: ReactNode; family: ReactNode }) =>
  useLanguage() === 'ko' ? (
    <>
      {family}
      {first}
    </>
  ) : (
    <>
      {first}
      {family}
    </>
  )
