import { optionalText } from '@naru/ui/language'
import { useAdminText } from '../text/admin'

/** @returns the labels of what is not filled in, and what follows for visitors */
export const useMissing = (missing: readonly string[], isClosed: boolean) => {
  const t = useAdminText()
  return {
    names: missing.map((name) => optionalText(t, `settings.${name}`) ?? name).join(', '),
    title: t(isClosed ? 'settings.closed' : 'settings.placeholders'),
  }
}
