# syntax=docker/dockerfile:1
FROM node:24-trixie-slim AS build
WORKDIR /store
# The lock decides; packages come anew only when it changes.
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-trixie-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /store
COPY --from=build /store /store
# The one folder that is written.
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
# Not through npm: signals go to the store itself.
CMD ["node", "build/server/main.js"]
