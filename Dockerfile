# Targets: `site`, and `site-postgres` with pg_dump and pg_restore, which backups of a PostgreSQL server need.

FROM node:24-trixie-slim AS build
WORKDIR /iluma
COPY package.json package-lock.json ./
# The image has Node: without install scripts the npm package of that name brings no second one.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-trixie-slim AS packages
WORKDIR /iluma
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-trixie-slim AS runtime
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Iluma" \
      org.opencontainers.image.description="The public site, tools and CRM of Iluma" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION"
ENV NODE_ENV=production \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=1 \
    MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /iluma
# A new volume takes its owner and mode from here.
RUN install --directory --owner=node --group=node --mode=700 /data
COPY --from=packages /iluma/node_modules node_modules
COPY --from=build /iluma/package.json ./
COPY --from=build /iluma/app app
COPY --from=build /iluma/server server
COPY --from=build /iluma/scripts scripts
COPY --from=build /iluma/build build
VOLUME /data
EXPOSE 3000
USER node
# Not /readyz: a server whose database is away still answers pages, and starting it anew mends nothing.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, and gets the signals that end it.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "server/main.ts"]

FROM runtime AS site-postgres
USER root
RUN apt-get update \
 && apt-get install --yes --no-install-recommends postgresql-client-17 \
 && rm -rf /var/lib/apt/lists/*
USER node

FROM runtime AS site
