import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';

type Breaches = Generator<string, void>;

/**
 * Where a schema says something that the whole does not: what is asked of the part could then be refused by the whole, or answered in another shape.
 * The part may leave out types, fields, optional arguments, enum values and union members; what it has must be the same, nullability included.
 */
export function findBreaches(part: GraphQLSchema, whole: GraphQLSchema): string[] {
  return [...breachesOfSchema(part, whole)];
}

function* breachesOfSchema(part: GraphQLSchema, whole: GraphQLSchema): Breaches {
  const roots = (schema: GraphQLSchema) => [schema.getQueryType()?.name, schema.getMutationType()?.name];
  if (roots(part).join() !== roots(whole).join())
    yield `roots are ${roots(part).join()}, not ${roots(whole).join()}`;
  for (const type of Object.values(part.getTypeMap())) {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
    const official = whole.getType(type.name);
    if (!official) yield `${type.name} does not exist`;
    else if (kindOf(type) !== kindOf(official)) yield `${type.name} is no ${kindOf(type)}`;
    else yield* breachesOfType(type, official);
  }
}

const kindOf = (type: GraphQLNamedType) =>
  type.constructor.name.replace(/^GraphQL(.*)Type$/, '$1').toLowerCase();

function* breachesOfType(part: GraphQLNamedType, whole: GraphQLNamedType): Breaches {
  if (hasFields(part) && hasFields(whole)) yield* breachesOfFields(part, whole);
  if (isInputObjectType(part) && isInputObjectType(whole)) yield* breachesOfInput(part, whole);
  if (isEnumType(part) && isEnumType(whole))
    yield* missing(part.name, 'value', namesOf(part.getValues()), namesOf(whole.getValues()));
  if (isUnionType(part) && isUnionType(whole))
    yield* missing(part.name, 'member', namesOf(part.getTypes()), namesOf(whole.getTypes()));
}

type WithFields = GraphQLObjectType | GraphQLInterfaceType;
const hasFields = (type: GraphQLNamedType): type is WithFields => isObjectType(type) || isInterfaceType(type);

function* breachesOfFields(part: WithFields, whole: WithFields): Breaches {
  yield* missing(part.name, 'interface', namesOf(part.getInterfaces()), namesOf(whole.getInterfaces()));
  const fields = whole.getFields();
  for (const field of Object.values(part.getFields())) {
    const place = `${part.name}.${field.name}`;
    const official = fields[field.name];
    if (!official) yield `${place} does not exist`;
    else {
      yield* differentType(place, field, official);
      yield* breachesOfArguments(place, field, official);
    }
  }
}

function* breachesOfArguments(
  place: string,
  part: GraphQLField<unknown, unknown>,
  whole: GraphQLField<unknown, unknown>,
): Breaches {
  for (const argument of part.args) {
    const official = whole.args.find(({ name }) => name === argument.name);
    yield* breachesOfValue(`${place}(${argument.name})`, argument, official);
  }
  for (const argument of whole.args)
    if (isRequiredArgument(argument) && !part.args.some(({ name }) => name === argument.name))
      yield `${place}(${argument.name}) is required`;
}

function* breachesOfInput(part: GraphQLInputObjectType, whole: GraphQLInputObjectType): Breaches {
  const [ours, theirs] = [part.getFields(), whole.getFields()];
  for (const field of Object.values(ours))
    yield* breachesOfValue(`${part.name}.${field.name}`, field, theirs[field.name]);
  for (const field of Object.values(theirs))
    if (isRequiredInputField(field) && !ours[field.name]) yield `${part.name}.${field.name} is required`;
}

type Input = GraphQLArgument | GraphQLInputField;

function* breachesOfValue(place: string, part: Input, whole: Input | undefined): Breaches {
  if (!whole) {
    yield `${place} does not exist`;
    return;
  }
  yield* differentType(place, part, whole);
  const [ours, theirs] = [JSON.stringify(part.defaultValue), JSON.stringify(whole.defaultValue)];
  if (ours !== theirs) yield `${place} defaults to ${theirs}, not ${ours}`;
}

function* differentType(place: string, part: { type: unknown }, whole: { type: unknown }): Breaches {
  if (String(part.type) !== String(whole.type))
    yield `${place} is ${String(whole.type)}, not ${String(part.type)}`;
}

function* missing(place: string, what: string, ours: string[], theirs: string[]): Breaches {
  for (const name of ours) if (!theirs.includes(name)) yield `${place} has no ${what} ${name}`;
}

const namesOf = (things: readonly { name: string }[]) => things.map(({ name }) => name);
