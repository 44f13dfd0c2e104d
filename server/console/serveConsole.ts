import type { FastifyRequest } from 'fastify'
import type { AccountServices } from '../accounts/accountServices.ts'
import { accountLimits } from '../accounts/rateLimits.ts'
import { visitOf } from '../accounts/visit.ts'
import { exportAuditCall, listAuditCall } from '../contract/console/audit.ts'
import { exportFiguresCall, readFiguresCall } from '../contract/console/figures.ts'
import { hasRight } from '../contract/console/rights.ts'
import {
  changeStaffRoleCall,
  disconnectAppCall,
  inviteStaffCall,
  listStaffCall,
  removeStaffCall,
} from '../contract/console/staff.ts'
import { readTodayCall, searchConsoleCall } from '../contract/console/today.ts'
import { personOf } from '../designs/design.ts'
import { inShop } from '../designs/designWork.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import type { Principal } from '../http/principal.ts'
import { serveCall } from '../http/serveCall.ts'
import { consume } from '../limits/limits.ts'
import { type OrderServices, withOrders } from '../orders/orderWork.ts'
import { exportAudit, listAudit } from './auditLog.ts'
import { exportFigures, readFigures } from './figures.ts'
import { changeRole, disconnectApp, inviteStaff, listStaff, removeMember } from './staff.ts'
import { readToday, searchConsole } from './today.ts'

type ConsoleServices = AccountServices & OrderServices

/** What the staff sees of all rooms, and the staff itself. */
export function serveConsole(server: KitloomServer, services: ConsoleServices): void {
  serveCall(server, readTodayCall, request =>
    withOrders(services, request, work => readToday(work, { withMessages: mayManage(request.principal) })),
  )
  serveCall(server, searchConsoleCall, request => {
    const { principal, query } = request
    const withCustomers = mayManage(principal)
    return withOrders(services, request, work => searchConsole(work, { ...query, withCustomers }))
  })
  serveCall(server, listAuditCall, request => inShop(services, request.tenant, work => listAudit(work, request.query)))
  serveCall(server, exportAuditCall, (request, reply) => {
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="audit.csv"')
    return inShop(services, request.tenant, work => exportAudit(work, request.query))
  })
  serveCall(server, readFiguresCall, ({ tenant, query }) =>
    services.database.asTenant(tenant.id, tx => readFigures(tx, query)),
  )
  serveCall(server, exportFiguresCall, ({ tenant, query }, reply) => {
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="figures.csv"')
    return services.database.asTenant(tenant.id, tx => exportFigures(tx, query))
  })
  serveStaff(server, services)
}

const mayManage = (principal: Principal): boolean => principal.kind === 'admin' && hasRight(principal.role, 'manage')

function serveStaff(server: KitloomServer, services: ConsoleServices): void {
  const { database } = services
  const everybody = ({ tenant, principal }: FastifyRequest) =>
    database.asTenant(tenant.id, tx => listStaff(tx, personOf(principal).author))
  serveCall(server, listStaffCall, everybody)
  serveCall(server, inviteStaffCall, async (request, reply) => {
    const { tenant, body } = request
    await consume(services.limits, [`emails:${tenant.id}:${body.email.toLowerCase()}`, accountLimits.emailsToMailbox])
    await inviteStaff(services, visitOf(request), body)
    reply.code(201)
    return everybody(request)
  })
  const now = () => new Date(services.now())
  serveCall(server, changeStaffRoleCall, async request => {
    const { tenant, params, body } = request
    await database.asTenant(tenant.id, tx => changeRole(tx, params.id, body.role))
    return everybody(request)
  })
  serveCall(server, removeStaffCall, async request => {
    await database.asTenant(request.tenant.id, tx => removeMember(tx, request.params.id, now()))
    return everybody(request)
  })
  serveCall(server, disconnectAppCall, async request => {
    await database.asTenant(request.tenant.id, tx => disconnectApp(tx, request.params.id, now()))
    return everybody(request)
  })
}
