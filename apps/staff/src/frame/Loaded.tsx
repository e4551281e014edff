import { QueryLoaded, type QueryLoadedProps } from '../parts/QueryLoaded'
import { useAdminText } from '../text/admin'

export const Loaded = <Data,>(props: Omit<QueryLoadedProps<Data>, 'text'>) => (
  <QueryLoaded text={useAdminText()} {...props} />
)
