import { useAdminText } from '../text/admin'
import { QueryLoaded, type QueryLoadedProps } from '../parts/QueryLoaded'

export const Loaded = <Data,>(props: Omit<QueryLoadedProps<Data>, 'text'>) => (
  <QueryLoaded text={useAdminText()} {...props} />
)
