import { adminExtensionPoints } from "./adminExtensionPoints";
import { adminLanguages } from "./adminLanguages";
import { adminPanelApi } from "./adminPanelApi";
import { adminStrings } from "./adminStrings";
import { auditedEvents } from "./auditedEvents";
import { cliCommands } from "./cliCommands";
import { cliOptions } from "./cliOptions";
import { codemodExamples } from "./codemodExamples";
import { codemodRenames } from "./codemodRenames";
import { codemods } from "./codemods";
import { conditions } from "./conditions";
import { configuration } from "./configuration";
import { contentTypeFields } from "./contentTypeFields";
import { contentTypes } from "./contentTypes";
import { databaseConfiguration } from "./databaseConfiguration";
import { documentServiceMethods } from "./documentServiceMethods";
import { documentServiceParams } from "./documentServiceParams";
import { endUserProviders } from "./endUserProviders";
import { endUserRoles } from "./endUserRoles";
import { envCasts } from "./envCasts";
import { environmentVariables } from "./environmentVariables";
import { errorMessages } from "./errorMessages";
import { errors } from "./errors";
import type { Fact } from "./fact";
import { fieldOptions } from "./fieldOptions";
import { fieldTypes } from "./fieldTypes";
import { filterOperators } from "./filterOperators";
import { generators } from "./generators";
import { graphqlApi } from "./graphqlApi";
import { licensedFeatures } from "./licensedFeatures";
import { lifecycleEvents } from "./lifecycleEvents";
import { locales } from "./locales";
import { middlewareOptions } from "./middlewareOptions";
import { middlewares } from "./middlewares";
import { newProjectPackages } from "./newProjectPackages";
import { permissions } from "./permissions";
import { pluginConfiguration } from "./pluginConfiguration";
import { pluginServerApi } from "./pluginServerApi";
import { publicationFilters } from "./publicationFilters";
import { queryEngineMethods } from "./queryEngineMethods";
import { queryEngineParams } from "./queryEngineParams";
import { queryParameters } from "./queryParameters";
import { registered } from "./registered";
import { reservedNames } from "./reservedNames";
import { roles } from "./roles";
import { routes } from "./routes";
import { storedSettings } from "./storedSettings";
import { telemetryEvents } from "./telemetryEvents";
import { webhookEvents } from "./webhookEvents";

/** Every kind of fact, in the order of their names. */
export const allFacts: readonly Fact[] = [
  adminExtensionPoints,
  adminLanguages,
  adminPanelApi,
  adminStrings,
  auditedEvents,
  cliCommands,
  cliOptions,
  codemodExamples,
  codemodRenames,
  codemods,
  conditions,
  configuration,
  contentTypeFields,
  contentTypes,
  databaseConfiguration,
  documentServiceMethods,
  documentServiceParams,
  endUserProviders,
  endUserRoles,
  envCasts,
  environmentVariables,
  errorMessages,
  errors,
  fieldOptions,
  fieldTypes,
  filterOperators,
  generators,
  graphqlApi,
  licensedFeatures,
  lifecycleEvents,
  locales,
  middlewareOptions,
  middlewares,
  newProjectPackages,
  permissions,
  pluginConfiguration,
  pluginServerApi,
  publicationFilters,
  queryEngineMethods,
  queryEngineParams,
  queryParameters,
  registered,
  reservedNames,
  roles,
  routes,
  storedSettings,
  telemetryEvents,
  webhookEvents,
];
