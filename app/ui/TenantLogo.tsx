import { useServices } from '../session/ServicesContext.ts'
import { useTenant, useTenantName } from '../session/useTenant.ts'
import styles from './tenantLogo.module.css'

interface TenantLogoProps {
  /** Of the logo, in px. */
  readonly size?: number
  /** For a bar that has no room for the name on every page. */
  readonly nameClass?: string | undefined
}

/** The shop's logo and name. */
export function TenantLogo({ size = 28, nameClass = '' }: TenantLogoProps) {
  const tenant = useTenant()
  const name = useTenantName()
  const { withTenant } = useServices()
  return (
    <span className={styles.mark}>
      {tenant ? (
        <img src={withTenant(tenant.logo)} width={size} height={size} alt="" />
      ) : (
        <span style={{ width: size, height: size }} />
      )}
      <span className={`${styles.name} ${nameClass}`}>{tenant ? name : ''}</span>
    </span>
  )
}
