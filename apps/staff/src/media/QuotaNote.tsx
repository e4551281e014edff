import { type Quotas } from '@naru/api'
import { quotasQuery } from '@naru/api/queries'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useDeskText } from '../text/desk'

const MB = 1024 * 1024

/** How much of some quotas the user has used; nothing at an API without quotas. */
export const QuotaNote = ({ of }: { of: readonly (keyof Quotas)[] }) => {
  const t = useDeskText()
  const { data } = useQuery(quotasQuery(api))
  if (data === undefined) return null
  const notes = of.map((quota) => {
    const unit = quota === 'files' ? MB : 1
    return t(`quotas.${quota}`, {
      used: Math.ceil(data[quota].used / unit),
      allowed: Math.floor(data[quota].allowed / unit),
    })
  })
  return (
    <Text tone="muted" size="sm">
      {notes.join(' ')}
    </Text>
  )
}
